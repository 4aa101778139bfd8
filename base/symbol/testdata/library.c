// A shared object that is loaded late.
void visit(void (*record)(const char *))
{
    record("loaded");
    record("loaded again");
    __asm__ volatile(""); // keeps the call from becoming a jump
}

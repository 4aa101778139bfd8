// Package rma is the vocabulary of nastympi: one-sided operations, the synchronization calls that
// complete them, and flattened datatypes. It decides nothing; it has no behaviour beyond naming,
// printing and simple geometry.
//
// Op, Shape, Layout and Run have the memory layout of their C twins in intercept/shim/src/abi.h,
// so that Go reads the shim's records in place. A test in package intercept compares the two.
//
// # Glossary
//
// Words of the MPI standard, with their meaning there:
//
//   - window: memory that every process of a group exposes to one-sided operations of the others.
//   - target: the process whose memory an operation accesses; the process that calls the operation is the origin.
//   - epoch: the time between two synchronization calls in which a process may access a window, active if the
//     targets take part in these calls, passive if they do not.
//   - synchronization call: an MPI call that completes operations on a window, such as a fence, an unlock or a flush.
//   - complete at the origin: the program may reuse the operation's buffers, and fetched data has arrived.
//   - complete at the target: the operation has taken effect in the target's memory.
//
// What happens to an operation:
//
//   - fetch: an operation that brings data to the origin, which is a get or an accumulate with a result.
//   - log: the records of the operations that are not issued, per window and target, in program order, with a separate
//     log for the accumulate family.
//   - held: in a log; its origin buffer has not been read.
//   - copied: in a log, although the program was told that the operation is complete at the origin; its origin
//     data is in a packed copy.
//   - due: to be issued at the current synchronization call.
//   - closure: the due operations with all earlier accumulates that they must come after, directly or indirectly.
//   - released: copied, and now issued because the program is about to block, or because the copies take too
//     much memory.
//   - piece: a part of an operation that is issued as an operation of its own.
//   - issued: passed to the MPI library, in one or more pieces.
//   - plan: the pieces, flushes, rounds and pauses that issue what is due at one synchronization call, in order.
//   - round: one of the real fences that the shim makes for an MPI_Win_fence of the program, with the pieces
//     that it completes.
//   - site: a place in the program that calls MPI, known by the file of the code and the return address in it.
package rma

// Shows the text of an item beside it at once. Without this script the browser shows it as a tooltip,
// later.
(() => {
  const tip = document.getElementById("tip");
  if (!tip) return;
  for (const title of document.querySelectorAll("#timeline title")) title.remove();
  const show = (item) => {
    tip.textContent = item.dataset.tip;
    tip.hidden = false;
    const at = item.getBoundingClientRect();
    const x = Math.max(at.left, item.closest(".scroll").getBoundingClientRect().left);
    tip.style.left = Math.max(8, Math.min(x, innerWidth - tip.offsetWidth - 8)) + "px";
    const below = Math.min(at.bottom, innerHeight) + 8;
    tip.style.top = (below + tip.offsetHeight < innerHeight ? below : Math.max(8, at.top - tip.offsetHeight - 8)) + "px";
  };
  const hide = () => { tip.hidden = true; };
  for (const item of document.querySelectorAll("#timeline .item")) {
    item.setAttribute("aria-label", item.dataset.tip);
    item.addEventListener("pointerenter", () => show(item));
    item.addEventListener("pointerleave", hide);
    item.addEventListener("focus", () => show(item));
    item.addEventListener("blur", hide);
  }
  addEventListener("scroll", hide, true);
  // Scroll to the steps of the cause.
  const scroll = document.querySelector(".scroll");
  const boxes = [...document.querySelectorAll("#timeline [data-step]")].map((item) => item.getBoundingClientRect());
  if (boxes.length) {
    const names = document.querySelector(".ranks").getBoundingClientRect().width;
    scroll.scrollLeft += Math.min(...boxes.map((box) => box.left)) - scroll.getBoundingClientRect().left - names - 40;
  }
})();

// Without this script the page has all findings, without filters, and the browser shows what an item is as a tooltip, later.
(() => {
  const each = (selector, visit, within = document) => [...within.querySelectorAll(selector)].forEach(visit);

  // Filters: a row and its finding are shown if they match all of them.
  const form = document.querySelector(".filters");
  const rows = [...document.querySelectorAll("#index tbody tr")];
  const values = (row, name) => row.dataset[name].split("\n").filter((value) => value);
  const filter = () => {
    let shown = 0;
    for (const row of rows) {
      const matches = ["severity", "rule", "file"].every((name) => !form.elements[name].value || values(row, name).includes(form.elements[name].value));
      row.hidden = !matches;
      document.getElementById(row.dataset.for).hidden = !matches;
      shown += matches;
    }
    each(".rest", (rest) => { rest.hidden = !rest.querySelector(".finding:not([hidden])"); });
    each(".group", (group) => { group.hidden = !group.querySelector(".finding:not([hidden])"); });
    form.querySelector("button").hidden = shown === rows.length;
    form.querySelector("output").textContent = shown < rows.length ? shown + " of " + rows.length + " shown" : rows.length + " findings";
  };
  if (form) {
    for (const name of ["severity", "rule", "file"]) {
      const counts = new Map();
      for (const row of rows) for (const value of values(row, name)) counts.set(value, (counts.get(value) || 0) + 1);
      const order = name === "severity" ? [...counts.keys()] : [...counts.keys()].sort();
      for (const value of order) form.elements[name].add(new Option(value + " (" + counts.get(value) + ")", value));
      form.elements[name].closest("label").hidden = counts.size < 2;
    }
    form.addEventListener("input", filter);
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("reset", () => setTimeout(filter));
    form.hidden = false;
    filter();
  }

  // A link to a finding opens it.
  const open = () => {
    const target = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    for (let at = target; at; at = at.parentElement) if (at.tagName === "DETAILS") at.open = true;
    target.scrollIntoView();
  };
  addEventListener("hashchange", open);
  open();

  // Shows the text of an item beside it at once.
  const tip = document.getElementById("tip");
  each(".timeline .item", (item) => {
    item.setAttribute("aria-label", item.dataset.tip);
    item.querySelector("title").remove();
  });
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
  each(".timeline", (timeline) => {
    for (const event of ["pointerover", "focusin"]) {
      timeline.addEventListener(event, (e) => {
        const item = e.target.closest(".item");
        if (item) show(item);
        else hide();
      });
    }
    timeline.addEventListener("pointerleave", hide);
    timeline.addEventListener("focusout", hide);
    // Scroll to the steps of the cause.
    const scroll = timeline.closest(".scroll");
    const boxes = [...timeline.querySelectorAll("[data-step]")].map((item) => item.getBoundingClientRect());
    if (boxes.length) {
      const names = scroll.querySelector(".ranks").getBoundingClientRect().width;
      scroll.scrollLeft += Math.min(...boxes.map((box) => box.left)) - scroll.getBoundingClientRect().left - names - 40;
    }
  });
  addEventListener("scroll", hide, true);
})();

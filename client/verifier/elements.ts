type Child = Node | string | null | undefined | false;
type Attributes = Record<string, string | boolean | undefined>;

/** Makes an element with attributes and children; absent children are left out. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly (Child | readonly Child[])[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) made.setAttribute(name, "");
    else if (typeof value === "string") made.setAttribute(name, value);
  }
  made.append(...children.flat().filter((child) => child instanceof Node || typeof child === "string"));
  return made;
}

/** Runs a function on each event of an element, and returns the element. */
export function on<E extends HTMLElement, K extends keyof HTMLElementEventMap>(
  target: E,
  type: K,
  run: (event: HTMLElementEventMap[K]) => void,
): E {
  target.addEventListener(type, run);
  return target;
}

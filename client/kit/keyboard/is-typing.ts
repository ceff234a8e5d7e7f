const TYPING =
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit]), select, textarea, [contenteditable=true]";
const LAYERS = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";

/** Whether a key belongs to a field or to an input method. */
export const isTyping = ({ target, isComposing }: KeyboardEvent): boolean =>
  isComposing || (target instanceof Element && target.closest(TYPING) !== null);

/** Whether a dialog, a menu or a list is open; the keys belong to it. */
export const isLayerOpen = (): boolean =>
  [...document.querySelectorAll(LAYERS)].some(
    (layer) => layer.checkVisibility() && layer.closest("[data-state=closed]") === null,
  );

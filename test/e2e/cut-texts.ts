/**
 * Words of a page of which a part can never be seen: over the edge of a box that hides what does not fit, or over the edge of
 * the window where nothing scrolls there. What the whole of is in a `title` counts as seen. Runs in the page.
 *
 * @returns an entry for each, with how many pixels are cut
 */
export function cutTexts(): string[] {
  const SLACK = 2;
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true });
  /** Said to screen readers alone. */
  const isUnseen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width <= 2 || height <= 2 || getComputedStyle(element).clipPath !== 'none';
  };
  const cutBy = (text: Text): number => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const seen = range.getBoundingClientRect();
    let { left, right, top, bottom } = seen;
    if (right - left < 1 || bottom < 0) return 0;
    let cut = 0;
    for (let box = text.parentElement; box && box !== document.documentElement; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.clipPath !== 'none' || box.getAttribute('title')) return 0;
      const edge = box.getBoundingClientRect();
      const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
      const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
      if (hides(style.overflowX)) cut = Math.max(cut, right - edge.right, edge.left - left);
      if (hides(style.overflowY)) cut = Math.max(cut, bottom - edge.bottom, edge.top - top);
      // What scrolls can be brought into its own box.
      if (scrolls(style.overflowX))
        [left, right] = [edge.left, Math.min(edge.right, edge.left + right - left)];
      if (scrolls(style.overflowY)) [top, bottom] = [edge.top, edge.top];
      if (style.position === 'fixed') break;
    }
    return Math.max(cut, right - innerWidth, -left, bottom - innerHeight);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement: parent } = node;
    if (!parent || !node.nodeValue?.trim() || !isShown(parent) || isUnseen(parent)) continue;
    if (parent.closest('script, style, noscript, svg, select, video')) continue;
    // A dialog covers the page behind it.
    const dialog = document.querySelector('[role=dialog]');
    if (dialog && !dialog.contains(parent)) continue;
    const cut = cutBy(node as Text);
    if (cut > SLACK)
      found.push(
        `"${node.nodeValue.trim().slice(0, 40)}" of ${parent.tagName} ${parent.className}, ${Math.round(cut)} px`,
      );
  }
  return found;
}

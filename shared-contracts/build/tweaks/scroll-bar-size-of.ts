/** Width of the page's scroll bars, in px. */
// oxlint-disable-next-line import/no-default-export -- as the module that it replaces
export default function getScrollBarSize(): number {
  return measured('auto').width;
}

/** What the bars of an element take, in px. */
export function getTargetScrollBarSize(target: unknown): { width: number; height: number } {
  if (!(target instanceof Element)) return { width: 0, height: 0 };
  return measured(getComputedStyle(target).scrollbarWidth);
}

function measured(scrollbarWidth: string): { width: number; height: number } {
  const box = document.createElement('div');
  const style = { position: 'absolute', width: '100px', height: '100px', overflow: 'scroll' };
  Object.assign(box.style, style, { scrollbarWidth });
  document.body.append(box);
  const size = {
    width: box.offsetWidth - box.clientWidth,
    height: box.offsetHeight - box.clientHeight,
  };
  box.remove();
  return size;
}

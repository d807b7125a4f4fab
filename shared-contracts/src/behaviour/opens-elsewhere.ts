/** Whether a click on a link asks for another tab or window, or for the file: leave that to the browser. */
export function opensElsewhere(
  click: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
}

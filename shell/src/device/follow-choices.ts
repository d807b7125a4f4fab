import { PAPER } from 'shared-contracts/ui/paper';
import type { DeviceChoices, Theme } from './device-choices.ts';

const BARS = 'theme-color';

/**
 * Gives the document its scheme, now and with every change; tokens.css reads `data-theme`. The colour of the browser's
 * own bars came with the page and follows changes.
 */
export function followChoices(document: Document, device: DeviceChoices): void {
  const root = document.documentElement;
  let shown = device.current().theme;
  const apply = (): void => {
    const { theme } = device.current();
    if (theme === 'device') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
    if (theme !== shown) colourBars(document, theme);
    shown = theme;
  };
  apply();
  device.subscribe(apply);
}

/** One colour for a chosen scheme; as the device has it, one for each, among which the browser chooses. */
function colourBars(document: Document, theme: Theme): void {
  for (const old of document.querySelectorAll(`meta[name="${BARS}"]`)) old.remove();
  for (const scheme of theme === 'device' ? (['light', 'dark'] as const) : [theme]) {
    const meta = document.createElement('meta');
    meta.name = BARS;
    meta.content = PAPER[scheme];
    if (theme === 'device') meta.setAttribute('media', `(prefers-color-scheme: ${scheme})`);
    document.head.append(meta);
  }
}

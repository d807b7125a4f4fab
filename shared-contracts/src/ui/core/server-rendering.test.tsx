// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as ui from '../core.ts';

it('renders on a server, without style attributes', () => {
  const html = renderToString(
    <ui.AppFrame skipLabel="Skip" topBar={<ui.TopBar logo={<ui.Logo name="Saptapadi" />} />}>
      <ui.ProfileCard
        href="/profile/a"
        name="Asha"
        photos={[]}
        photosLabel="Photos"
        labels={{ previous: 'Back', next: 'On', position: (n, of) => `${n} of ${of}` }}
        lines={[]}
        ring={<ui.Ring value={28} max={36} label="28 of 36" />}
      />
      <ui.Bars>
        <ui.Bar label="Nadi" points={8} max={8} text="8 of 8" />
      </ui.Bars>
      <ui.Tabs label="T" tabs={[{ id: 'a', label: 'A', content: <p>a</p> }]} />
      <ui.ConfirmDialog
        open={false}
        title="T"
        confirmLabel="Confirm"
        cancelLabel="Cancel"
        onConfirm={() => undefined}
        onCancel={() => undefined}
      />
      <ui.ToastRegion label="N" closeLabel="C" toasts={[]} onClose={() => undefined} />
      <ui.SkeletonCards label="Wait" />
    </ui.AppFrame>,
  );
  expect(html).toContain('Asha');
  expect(html).not.toMatch(/\sstyle=/);
});

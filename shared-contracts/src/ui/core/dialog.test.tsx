import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use } from 'react';
import { expect, it, vi } from 'vitest';
import { ConfirmDialog, Dialog } from './dialog.tsx';

function setUp(open = true) {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  const dialog = (shown: boolean) => (
    <ConfirmDialog
      open={shown}
      title="Send interest?"
      confirmLabel="Confirm"
      cancelLabel="Cancel"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      She will see your profile.
    </ConfirmDialog>
  );
  const { rerender } = render(dialog(open));
  return {
    user: userEvent.setup(),
    onConfirm,
    onCancel,
    show: (s: boolean) => rerender(dialog(s)),
  };
}

it('asks by name and explanation', () => {
  setUp();
  expect(screen.getByRole('alertdialog', { name: 'Send interest?' })).toHaveAccessibleDescription(
    'She will see your profile.',
  );
});

it('answers with Confirm or Cancel', async () => {
  const { user, onConfirm, onCancel } = setUp();
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
});

it('takes Esc as Cancel and leaves the closing to its owner', () => {
  const { onCancel, show } = setUp();
  const dialog = screen.getByRole('alertdialog');
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(onCancel).toHaveBeenCalledOnce();
  expect(dialog).toHaveAttribute('open');
  show(false);
  expect(dialog).not.toHaveAttribute('open');
});

it('stands again when the browser closed it without asking and its owner did not', () => {
  const { onCancel, show } = setUp();
  const dialog = screen.getByRole<HTMLDialogElement>('alertdialog');
  dialog.open = false;
  fireEvent(dialog, new Event('close'));
  expect(onCancel).toHaveBeenCalledOnce();
  expect(dialog).toHaveAttribute('open');
  show(false);
  expect(dialog).not.toHaveAttribute('open');
  fireEvent(dialog, new Event('close'));
  expect(onCancel).toHaveBeenCalledOnce();
});

it('has the focus where it was when it stands again', async () => {
  const { user } = setUp();
  const confirm = screen.getByRole('button', { name: 'Confirm' });
  const dialog = screen.getByRole<HTMLDialogElement>('alertdialog');
  await user.tab();
  expect(confirm).toHaveFocus();
  dialog.open = false;
  confirm.blur();
  fireEvent(dialog, new Event('close'));
  expect(confirm).toHaveFocus();
});

it('takes a click outside as Cancel, one inside not', async () => {
  const { user, onCancel } = setUp();
  await user.click(screen.getByText('She will see your profile.'));
  expect(onCancel).not.toHaveBeenCalled();
  await user.click(screen.getByRole('alertdialog'));
  expect(onCancel).toHaveBeenCalledOnce();
});

it('does not take a drag that began inside for a click outside', async () => {
  const { user, onCancel } = setUp();
  const dialog = screen.getByRole('alertdialog');
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByText('She will see your profile.') },
    { keys: '[/MouseLeft]', target: dialog },
  ]);
  fireEvent.click(dialog);
  expect(onCancel).not.toHaveBeenCalled();
});

it('can stay open on a click outside', async () => {
  const onClose = vi.fn();
  render(
    <Dialog open title="Advertisement" onClose={onClose} keepOnBackdrop>
      Flowers
    </Dialog>,
  );
  await userEvent.setup().click(screen.getByRole('dialog'));
  expect(onClose).not.toHaveBeenCalled();
});

it('is not closed where something in it has to be waited for', async () => {
  const onClose = vi.fn();
  let come: () => void = () => undefined;
  const texts = new Promise<void>((resolve) => (come = resolve));
  const Words = ({ late }: { late: boolean }) => {
    if (late) use(texts);
    return <p>Your words</p>;
  };
  const page = (late: boolean) => (
    <Suspense fallback={<p>waiting</p>}>
      <Dialog open title="Set a password" onClose={onClose}>
        <Words late={late} />
      </Dialog>
    </Suspense>
  );
  const { rerender, container } = render(page(false));
  await act(async () => rerender(page(true)));
  expect(screen.getByText('waiting')).toBeVisible();
  // The browser's word that the hidden dialog was closed.
  fireEvent(container.querySelector('dialog') as Element, new Event('close'));
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => come());
  expect(await screen.findByRole('dialog', { name: 'Set a password' })).toHaveAttribute('open');
});

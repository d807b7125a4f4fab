import { expect } from '../../fixtures/test.ts';
import { CallDesk } from '../../pages/call-desk.ts';
import type { Stage } from '../stage.ts';

/** A call log that cannot be saved at first; the desk is English whatever the device has chosen. */
export async function walkCallDesk(stage: Stage): Promise<void> {
  const { page } = stage;
  await page.setViewportSize({ width: 1280, height: 800 });
  const desk = new CallDesk(page);
  await desk.open();
  const call = {
    customer: `Sulabha ${Date.now()}`,
    phone: '98220 54321',
    digit: '1',
    remark: 'Asks for a photo.',
  };
  await desk.begin(call);
  await stage.offline(async () => {
    await desk.press('Control+Enter');
    await stage.expectTold('callLogFailed');
  });
  await desk.form.getByRole('button', { name: 'Save' }).click();
  await stage.expectTold('callLogSaved');
  await expect(desk.rowOf(call.customer)).toBeVisible();
}

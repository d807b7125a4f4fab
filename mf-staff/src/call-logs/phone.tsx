import type { CallLog } from 'shared-contracts/calls/call-logs';
import type { CallStatus } from 'shared-contracts/domain/call-status';
import { dialHref } from 'shared-contracts/domain/dial-href';
import { useTexts } from 'shared-contracts/host';
import { Anchor, IconBlock } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/desk.ts';

/** Outcomes after which a number must not be dialled with a slip of the thumb. */
const NOT_TO_BE_CALLED: ReadonlySet<CallStatus> = new Set(['do_not_disturb', 'invalid_number']);

/** Whether a number with this outcome is shown only. */
export function isNotToBeCalled(status: CallStatus): boolean {
  return NOT_TO_BE_CALLED.has(status);
}

/** `tabIndex` is -1 where the keyboard shall pass. */
interface PhoneProps {
  readonly log: Pick<CallLog, 'customer_name' | 'phone' | 'status'>;
  readonly tabIndex?: number;
}

/** A number that dials, or only shows where it is not to be called. */
export function Phone({ log, tabIndex }: PhoneProps) {
  const text = useTexts(texts);
  const { phone } = log;
  if (isNotToBeCalled(log.status)) {
    return (
      <span className="st-phone">
        <IconBlock label={text('phone.doNot')} />
        <span>{phone}</span>
      </span>
    );
  }
  return (
    <Anchor
      className="st-phone"
      href={dialHref(phone)}
      tabIndex={tabIndex}
      aria-label={text('phone.call', { name: log.customer_name, phone })}
    >
      {phone}
    </Anchor>
  );
}

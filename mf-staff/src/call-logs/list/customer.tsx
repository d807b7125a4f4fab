import type { CallLog } from 'shared-contracts/calls/call-logs';
import { fromPid } from 'shared-contracts/domain/pid';
import { routes } from 'shared-contracts/platform/routes';
import { Anchor } from 'shared-contracts/ui/core';

/** `tabIndex` is -1 where the keyboard shall pass. */
interface CustomerProps {
  readonly log: CallLog;
  readonly tabIndex?: number;
}

/** Who was called, and below it the profile that the call was about; one link where both are the same person. */
export function Customer({ log, tabIndex }: CustomerProps) {
  const userId = log.pid === null ? null : fromPid(log.pid);
  const profile = log.extra_data.pid_name;
  if (userId === null || profile === null) {
    return <span className="st-name">{log.customer_name}</span>;
  }
  const href = routes.profile.href({ userId });
  if (profile === log.customer_name) {
    return (
      <Anchor className="st-name" href={href} tabIndex={tabIndex}>
        {profile}
      </Anchor>
    );
  }
  return (
    <>
      <span className="st-name">{log.customer_name}</span>
      <Anchor className="st-about" href={href} tabIndex={tabIndex}>
        {profile}
      </Anchor>
    </>
  );
}

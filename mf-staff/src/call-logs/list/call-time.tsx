import { DESK_CLOCK, deskMoment } from '../../desk-time/desk-time.ts';

/** The day and the time of a call, from an ISO moment, by the desk's clock, which is named. */
export function CallTime({ at }: { at: string }) {
  return (
    <time className="st-time" dateTime={at}>
      {`${deskMoment(at)} ${DESK_CLOCK}`}
    </time>
  );
}

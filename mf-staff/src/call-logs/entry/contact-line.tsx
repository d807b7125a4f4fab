import { useImperativeHandle, useRef, type Ref } from 'react';
import { useAction } from 'shared-contracts/behaviour/use-action';
import { whatsappLink } from 'shared-contracts/calls/contacts';
import type { CallStatus } from 'shared-contracts/domain/call-status';
import { dialHref } from 'shared-contracts/domain/dial-href';
import { useHost, useTexts } from 'shared-contracts/host';
import { Button, ButtonLink, IconBlock, IconPhone } from 'shared-contracts/ui/core';
import { entryTexts } from '../../locales/en/entry.ts';
import type { CallTimer } from '../../timer/call-timer.ts';
import { TimerLine } from '../../timer/timer-line.tsx';
import { isNotToBeCalled } from '../phone.tsx';

/** What the keys of an open entry do with its number. */
export interface ContactHandle {
  readonly call: () => void;
  readonly whatsapp: () => void;
}

interface ContactLineProps {
  readonly name: string;
  readonly phone: string;
  readonly status: CallStatus | '';
  readonly timer: CallTimer;
  /** The id of the entry, or 'new'. */
  readonly of: string;
  readonly onIntoRemark: (words: string) => void;
  readonly handle: Ref<ContactHandle>;
}

/** Dials, which starts the timer, writes on WhatsApp, and takes the time. */
export function ContactLine(props: ContactLineProps) {
  const { name, phone, status, timer, of, onIntoRemark, handle } = props;
  const { send } = useHost();
  const text = useTexts(entryTexts);
  const link = useRef<HTMLAnchorElement>(null);
  const whatsapp = useAction({
    // The server gives it for the caller's own entries alone, and keeps that it did (access.md).
    act: async () => (await send(whatsappLink, { query: { number: phone } })).data.url,
    onDone: (url) => void window.open(url, '_blank', 'noopener'),
  });
  const isDialled = phone.trim() !== '' && !(status !== '' && isNotToBeCalled(status));
  useImperativeHandle(handle, () => ({
    call: () => link.current?.click(),
    whatsapp: () => void (isDialled && whatsapp.run()),
  }));
  return (
    <div className="st-contact">
      {isDialled ? (
        <>
          <ButtonLink
            ref={link}
            size="small"
            variant="primary"
            icon={<IconPhone />}
            href={dialHref(phone)}
            aria-label={text('contact.callNamed', { name, phone })}
            onClick={() => timer.start(of)}
          >
            {text('contact.call')}
          </ButtonLink>
          <Button size="small" loading={whatsapp.busy} onClick={() => void whatsapp.run()}>
            {text('contact.whatsapp')}
          </Button>
        </>
      ) : (
        phone.trim() !== '' && (
          <span className="st-contact__not">
            <IconBlock />
            <span>{text('contact.doNot')}</span>
          </span>
        )
      )}
      <TimerLine timer={timer} of={of} onIntoRemark={onIntoRemark} />
    </div>
  );
}

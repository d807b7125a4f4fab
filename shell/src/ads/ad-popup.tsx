import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Ad } from 'shared-contracts/calls/leads';
import { dialHref } from 'shared-contracts/domain/dial-href';
import { rupees } from 'shared-contracts/domain/units';
import { useTexts } from 'shared-contracts/host';
import { Button, Dialog, LogoMark, PhotoImage, VisuallyHidden } from 'shared-contracts/ui/core';
import { adTexts } from './ad-texts.ts';
import './ads.css';
import { useCountdown } from './use-countdown.ts';

/** How long the close button of a delayed ad stays locked, in seconds (section 9). */
export const LOCK_SECONDS = 10;

/**
 * The full-screen advertisement (section 2). Only its button closes it, and Escape where the button would: a click
 * beside it does not, and a delayed ad cannot be closed for 10 seconds.
 */
export function AdPopup({ ad, onClose }: { ad: Ad; onClose: () => void }) {
  const t = useTexts(adTexts);
  const isDelayed = ad.status === 'delayed';
  const left = useCountdown(isDelayed ? LOCK_SECONDS : 0);
  const isLocked = left > 0;
  const words = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The browser would begin with the advertiser's phone, where Enter calls.
  useLayoutEffect(() => (isDelayed ? words : button).current?.focus(), [isDelayed]);
  return (
    <Dialog
      open
      title={ad.title}
      className="shell-ad"
      keepOnBackdrop
      onClose={() => {
        if (!isLocked) onClose();
      }}
      footer={
        <Button ref={button} variant="primary" disabled={isLocked} onClick={onClose}>
          {isLocked ? t('ad.closeIn', { count: left }) : t('ad.close')}
        </Button>
      }
    >
      <div ref={words} tabIndex={-1} className="shell-ad__words">
        <p className="shell-ad__mark">{t('ad.mark')}</p>
        <div className="shell-ad__picture">
          {ad.image_url === null ? (
            <LogoMark />
          ) : (
            <PhotoImage photo={{ src: ad.image_url, alt: '' }} placeholder={<LogoMark />} eager />
          )}
        </div>
        <p className="shell-ad__text">{ad.description}</p>
        <dl className="shell-ad__facts">
          <div>
            <dt>{t('ad.price')}</dt>
            <dd className="shell-ad__price">{rupees(ad.price * 100)}</dd>
          </div>
          <div>
            <dt>{t('ad.advertiser')}</dt>
            <dd>{ad.advertiser_name}</dd>
          </div>
          <div>
            <dt>{t('ad.phone')}</dt>
            <dd>
              <a href={dialHref(ad.advertiser_contact)}>{ad.advertiser_contact}</a>
            </dd>
          </div>
        </dl>
        {isDelayed && <LockWords isLocked={isLocked} />}
      </div>
    </Dialog>
  );
}

/** Says at the beginning that one has to wait and at the end that one has not: a word every second would be noise. */
function LockWords({ isLocked }: { isLocked: boolean }) {
  const t = useTexts(adTexts);
  const [isKnown, setKnown] = useState(false);
  // A live region is heard only for what changes in it.
  useEffect(() => setKnown(true), []);
  const words = isLocked ? t('ad.locked', { count: LOCK_SECONDS }) : t('ad.unlocked');
  return (
    <VisuallyHidden>
      <span role="status">{isKnown ? words : ''}</span>
    </VisuallyHidden>
  );
}

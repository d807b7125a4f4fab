import { useEffect, useRef, useState } from 'react';
import type { PersonSummary } from 'shared-contracts/calls/engagement';
import { useSession, useTexts } from 'shared-contracts/host';
import { Button, Dialog, IconCheck, PhotoImage, Ring, Silhouette } from 'shared-contracts/ui/core';
import { photoFiles } from '../../domain/photo-files.ts';
import { primaryFirst } from '../../domain/primary-photo.ts';
import type { Gender } from '../../domain/profile.ts';
import { matchTexts } from '../../locales/en/match.ts';
import { routes } from '../../platform/routes.ts';
import { OPENERS } from './openers.ts';
import './match.css';
import './match-screen.css';

interface MatchScreenProps {
  readonly open: boolean;
  readonly userId: string;
  readonly person: Pick<PersonSummary, 'name' | 'gender' | 'pics' | 'primary_profile_pic'>;
  /** Gun Milan of the two out of 36; null where a birth name is missing. */
  readonly points: number | null;
  /** Sends first words with the request to chat; resolves to whether they arrived. */
  readonly onOpener: (text: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/**
 * A match, over the whole screen: both portraits, the score, three ways to begin, and the family. Notices have the strip
 * above it, where only the garland hangs. The focus begins on Close, so that a second Enter sends nothing.
 */
export function MatchScreen({ open, userId, person, points, onOpener, onClose }: MatchScreenProps) {
  const t = useTexts(matchTexts);
  const own = useSession()?.userPic ?? null;
  const { name, gender = 'female', pics, primary_profile_pic: primary } = person;
  const [sending, setSending] = useState<string | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const begin = async (text: string) => {
    setSending(text);
    if (await onOpener(text)) setSent(text);
    setSending(null);
  };
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open) close.current?.focus();
  }, [open]);
  const [pic] = primaryFirst(pics, primary);
  const url = new URL(routes.profile.href({ userId }), location.href).href;
  return (
    <Dialog
      open={open}
      className="match-screen"
      title={t('match.title')}
      keepOnBackdrop
      onClose={onClose}
      footer={
        <>
          <a
            className="sp-button sp-button--secondary"
            href={`https://wa.me/?text=${encodeURIComponent(`${name}\n${url}`)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            <span>{t('match.share')}</span>
          </a>
          <Button ref={close} variant={sent === null ? 'quiet' : 'primary'} onClick={onClose}>
            {t('match.close')}
          </Button>
        </>
      }
    >
      <div className="match-screen__pair">
        <Arch src={own} gender={gender === 'female' ? 'male' : 'female'} alt={t('match.you')} />
        <Arch src={pic === undefined ? null : photoFiles(pic).src} gender={gender} alt={name} />
        <span className="match-screen__ring">
          <Ring
            value={points}
            max={36}
            label={points === null ? t('match.noScore') : t('match.score', { points })}
          />
        </span>
      </div>
      <p aria-live="polite">{t(sent === null ? 'match.choose' : 'match.sent', { name })}</p>
      <ul className="match__openers">
        {OPENERS.map((key) => {
          const text = t(key, { name });
          return (
            <li key={key}>
              <Button
                block
                className={sent === text ? 'match-screen__sent' : undefined}
                aria-pressed={sent === text}
                icon={sent === text ? <IconCheck /> : undefined}
                loading={sending === text}
                onClick={() => void begin(text)}
              >
                {text}
              </Button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

/** A portrait in an arch, or a drawing. */
function Arch({ src, gender, alt }: { src: string | null; gender: Gender; alt: string }) {
  const drawing = <Silhouette gender={gender} />;
  return (
    <span className="match-screen__arch">
      {src === null ? drawing : <PhotoImage photo={{ src, alt }} placeholder={drawing} eager />}
    </span>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { PersonSummary } from 'shared-contracts/calls/engagement';
import { useSession, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import {
  Button,
  ButtonLink,
  Dialog,
  IconChat,
  IconCheck,
  PhotoImage,
  Ring,
  Silhouette,
} from 'shared-contracts/ui/core';
import { GUN_MILAN_MOST } from '../../domain/gun-milan.ts';
import { photoFiles } from '../../domain/photo-files.ts';
import { primaryFirst } from '../../domain/primary-photo.ts';
import type { Gender } from '../../domain/profile.ts';
import { whatsAppHref } from '../../domain/whatsapp-href.ts';
import { matchTexts } from '../../locales/en/match.ts';
import { OPENERS } from './openers.ts';
import './match.css';
import './match-screen.css';

interface MatchScreenProps {
  readonly userId: string;
  readonly person: Pick<PersonSummary, 'name' | 'gender' | 'pics' | 'primary_profile_pic'>;
  /** Gun Milan of the two; null where a birth name is missing. */
  readonly points: number | null;
  /**
   * Sends first words with the request to chat; resolves to whether they arrived. Absent where one of the two had
   * requested a chat before: there are no first words then, but the chat.
   */
  readonly onOpener?: ((text: string) => Promise<boolean>) | undefined;
  readonly onClose: () => void;
}

/**
 * A match, over the whole screen: both portraits, the score, three ways to begin, and the family. Mounted while it is
 * shown. Notices have the strip above it, where only the garland hangs. The focus begins on Close, so that a second
 * Enter sends nothing.
 */
export function MatchScreen({ userId, person, points, onOpener, onClose }: MatchScreenProps) {
  const t = useTexts(matchTexts);
  const own = useSession()?.userPic ?? null;
  const { name, gender = 'female', pics, primary_profile_pic: primary } = person;
  const [sent, setSent] = useState<string | null>(null);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  const [pic] = primaryFirst(pics, primary);
  const url = new URL(routes.profile.href({ userId }), location.href).href;
  return (
    <Dialog
      open
      className="match-screen"
      title={t('match.title')}
      keepOnBackdrop
      onClose={onClose}
      footer={
        <>
          <ButtonLink
            href={whatsAppHref({ text: `${name}\n${url}` })}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('match.share')}
          </ButtonLink>
          {onOpener === undefined && (
            <ButtonLink variant="primary" icon={<IconChat />} href={routes.chat.href({ userId })}>
              {t('match.chat')}
            </ButtonLink>
          )}
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
            max={GUN_MILAN_MOST}
            label={points === null ? t('match.noScore') : t('match.score', { points })}
          />
        </span>
      </div>
      {onOpener && <Openers name={name} sent={sent} onOpener={onOpener} onSent={setSent} />}
    </Dialog>
  );
}

interface OpenersProps {
  /** First name of the other one. */
  readonly name: string;
  /** The words that were sent last, if any. */
  readonly sent: string | null;
  readonly onOpener: (text: string) => Promise<boolean>;
  readonly onSent: (text: string) => void;
}

/** Three first words, one of which goes with the request to chat; another one replaces it. */
function Openers({ name, sent, onOpener, onSent }: OpenersProps) {
  const t = useTexts(matchTexts);
  const [sending, setSending] = useState<string | null>(null);
  const begin = async (text: string) => {
    // One after the other: the one pressed last would not be the one that arrives last.
    if (sending !== null) return;
    setSending(text);
    if (await onOpener(text)) onSent(text);
    setSending(null);
  };
  return (
    <>
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
    </>
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

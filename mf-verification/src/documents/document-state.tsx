import { useAction } from 'shared-contracts/behaviour/use-action';
import { keyOf } from 'shared-contracts/calls/query';
import { deleteDoc, listDocs, type OwnDoc } from 'shared-contracts/calls/verification';
import { useHost, useTexts } from 'shared-contracts/host';
import { Button, Seal, Surface, Tag, type SealKind } from 'shared-contracts/ui/core';
import { documentTexts } from '../locales/en/documents.ts';
import { knownKind } from './doc-pages.ts';
import { Openings } from './openings.tsx';
import { useDateText } from './use-date-text.ts';

const SEALS = {
  GovID: 'identity',
  JobID: 'job',
  SalaryID: 'income',
  PropertyID: 'property',
} as const satisfies Record<OwnDoc['docType'], SealKind>;

/** Where the latest document of a type stands. */
export function DocumentState({ doc }: { doc: OwnDoc }) {
  if (doc.state === 'approved') return <Verified doc={doc} />;
  if (doc.state === 'rejected') return <Refused doc={doc} />;
  return <Waiting doc={doc} />;
}

function useKindText({ docType, kind }: OwnDoc): string {
  const t = useTexts(documentTexts);
  const known = knownKind(docType, kind);
  return known === null ? kind : t(`kind.${known}`);
}

function Verified({ doc }: { doc: OwnDoc }) {
  const t = useTexts(documentTexts);
  const date = useDateText();
  return (
    <Surface className="vf-state">
      <h2>
        <Seal
          kind={SEALS[doc.docType]}
          label={t('state.verified', { date: date.day(doc.decided_at ?? doc.submitted_at) })}
        />
      </h2>
      <p>{t('state.verifiedText')}</p>
      <Openings doc={doc} />
    </Surface>
  );
}

function Refused({ doc }: { doc: OwnDoc }) {
  const t = useTexts(documentTexts);
  const date = useDateText();
  const kind = useKindText(doc);
  const when = { kind, date: date.day(doc.decided_at ?? doc.submitted_at) };
  return (
    <Surface className="vf-state">
      <h2>{t('state.refused')}</h2>
      <p className="sp-muted">
        {t(doc.reason === null ? 'state.refusedNoReason' : 'state.refusedOn', when)}
      </p>
      {doc.reason !== null && <blockquote className="vf-state__reason">{doc.reason}</blockquote>}
      <p>{t('state.sendAgain')}</p>
      <Openings doc={doc} />
    </Surface>
  );
}

function Waiting({ doc }: { doc: OwnDoc }) {
  const t = useTexts(documentTexts);
  const date = useDateText();
  const kind = useKindText(doc);
  const { send, confirm } = useHost();
  const taking = useAction({
    act: (id: string) => send(deleteDoc, { params: { id } }),
    refresh: () => [keyOf(listDocs)],
  });
  const { usual_hours: hours } = doc;
  const usual =
    hours === null
      ? t('state.usualUnknown')
      : hours > 36
        ? t('state.usualDays', { count: Math.round(hours / 24) })
        : t('state.usual', { count: hours });
  const takeBack = async () => {
    const isSure = await confirm({
      title: t('state.takeBackTitle'),
      text: t('state.takeBackText'),
      danger: true,
    });
    if (isSure) await taking.run(doc.id);
  };
  return (
    <Surface className="vf-state">
      <h2>{t('state.waiting')}</h2>
      <p>
        <span>{t('state.waitingText', { kind, date: date.day(doc.submitted_at) })}</span>{' '}
        <Tag>{t('state.pages', { count: doc.pages })}</Tag>
      </p>
      <p>{usual}</p>
      <Openings doc={doc} />
      <div>
        <Button size="small" loading={taking.busy} onClick={() => void takeBack()}>
          {t('state.takeBack')}
        </Button>
      </div>
    </Surface>
  );
}

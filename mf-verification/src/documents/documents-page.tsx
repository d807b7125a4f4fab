import { useState } from 'react';
import { QueryView } from 'shared-contracts/behaviour/query-view';
import { useBack } from 'shared-contracts/behaviour/use-back';
import {
  listDocs,
  type DocType,
  type OwnDoc,
  DOC_TYPES,
} from 'shared-contracts/calls/verification';
import { useHost, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { useQuery } from 'shared-contracts/query';
import {
  BackButton,
  Button,
  IconLock,
  LongWait,
  Page,
  PageHeader,
  Skeleton,
  SkeletonText,
  Stack,
  Anchor,
} from 'shared-contracts/ui/core';
import { documentTexts } from '../locales/en/documents.ts';
import { DocumentState } from './document-state.tsx';
import './documents.css';
import { SendForm } from './send-form.tsx';

/** Poll interval while a document waits, in ms. */
const ASK_AGAIN_MS = 20_000;

/** Why a document is needed, its state, and the form that sends one: the same for the four types. */
export function DocumentsPage({ docType }: { docType: DocType }) {
  const t = useTexts(documentTexts);
  const phrase = useTexts(phrases);
  const { query } = useHost();
  const back = useBack(routes.profiles.href());
  const docs = useQuery({
    ...query(listDocs, {}),
    refetchInterval: ({ state }) =>
      latestOf(state.data?.data, docType)?.state === 'pending' ? ASK_AGAIN_MS : false,
  });
  return (
    <Page width="form">
      <PageHeader
        back={
          <BackButton label={phrase('action.back')} href={routes.profiles.href()} onBack={back} />
        }
        title={t(`title.${docType}`)}
        text={t(`why.${docType}`)}
      />
      <Stack>
        <div className="vf-doc-privacy">
          <IconLock />
          <div>
            <strong>{t('privacy.title')}</strong>
            <p>{t('privacy.text')}</p>
          </div>
        </div>
        <QueryView
          query={docs}
          loading={
            <div>
              <Skeleton label={t('wait.docs')}>
                <SkeletonText lines={5} />
              </Skeleton>
              <LongWait>{t('wait.long')}</LongWait>
            </div>
          }
          failed={t('docs.failed')}
        >
          {({ data }) => <Documents docType={docType} doc={latestOf(data, docType)} />}
        </QueryView>
        <OtherProofs docType={docType} />
      </Stack>
    </Page>
  );
}

function Documents({ docType, doc }: { docType: DocType; doc: OwnDoc | undefined }) {
  const t = useTexts(documentTexts);
  const [isReplacing, setIsReplacing] = useState(false);
  const waits = doc?.state === 'pending';
  const hasForm = doc?.state !== 'approved' && (!waits || isReplacing);
  return (
    <>
      {doc && <DocumentState key={doc.id} doc={doc} />}
      {waits && !isReplacing && (
        <div>
          <Button onClick={() => setIsReplacing(true)}>{t('form.again')}</Button>
        </div>
      )}
      {waits && isReplacing && <p className="sp-muted">{t('form.replaces')}</p>}
      {hasForm && <SendForm docType={docType} onSent={() => setIsReplacing(false)} />}
    </>
  );
}

/** The newest stands first. */
function latestOf(docs: readonly OwnDoc[] | undefined, docType: DocType): OwnDoc | undefined {
  return docs?.find((doc) => doc.docType === docType);
}

const HREFS: Readonly<Record<DocType, string>> = {
  GovID: routes.uploadDoc.href(),
  JobID: routes.uploadJobDoc.href(),
  SalaryID: routes.uploadIncomeDoc.href(),
  PropertyID: routes.uploadPropertyDoc.href(),
};

/** The ways to the pages of the other types. */
function OtherProofs({ docType }: { docType: DocType }) {
  const t = useTexts(documentTexts);
  return (
    <nav className="vf-others" aria-labelledby="vf-others">
      <h2 id="vf-others">{t('others.title')}</h2>
      <ul>
        {DOC_TYPES.filter((one) => one !== docType).map((one) => (
          <li key={one}>
            <Anchor href={HREFS[one]}>{t(`title.${one}`)}</Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

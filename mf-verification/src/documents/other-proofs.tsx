import { DOC_TYPES, type DocType } from 'shared-contracts/calls/verification';
import { useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { Anchor } from 'shared-contracts/ui/core';
import { documentTexts } from '../locales/en/documents.ts';

const HREFS: Readonly<Record<DocType, string>> = {
  GovID: routes.uploadDoc.href(),
  JobID: routes.uploadJobDoc.href(),
  SalaryID: routes.uploadIncomeDoc.href(),
  PropertyID: routes.uploadPropertyDoc.href(),
};

/** The ways to the pages of the other types. */
export function OtherProofs({ docType }: { docType: DocType }) {
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

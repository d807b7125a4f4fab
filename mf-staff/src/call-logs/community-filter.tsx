import { listApps } from 'shared-contracts/calls/desk';
import { useHost, useTexts } from 'shared-contracts/host';
import { useQuery } from 'shared-contracts/query';
import { SelectField } from 'shared-contracts/ui/core';
import { texts } from '../texts.ts';

/** Props of the choice of a community. */
export interface CommunityFilterProps {
  readonly app: string;
  readonly onChoose: (app: string) => void;
}

/** Whose calls are listed. While the list of communities is not there, it offers the chosen one and our own. */
export function CommunityFilter({ app, onChoose }: CommunityFilterProps) {
  const { query, config } = useHost();
  const text = useTexts(texts);
  const apps = useQuery(query(listApps, {}));
  const codes = [...new Set([config.communityCode, app, ...(apps.data?.data ?? [])])].sort();
  return (
    <SelectField
      label={text('calls.community')}
      value={app}
      onChange={(event) => onChoose(event.target.value)}
    >
      {codes.map((code) => (
        <option key={code} value={code}>
          {code}
        </option>
      ))}
    </SelectField>
  );
}

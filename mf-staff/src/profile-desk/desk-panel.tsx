import { getAccount } from 'shared-contracts/calls/auth';
import { hasDuty } from 'shared-contracts/calls/call';
import { listTrails, migrateMember } from 'shared-contracts/calls/trails';
import { useHost } from 'shared-contracts/host';
import { useQuery } from 'shared-contracts/query';
import { Stack, Surface } from 'shared-contracts/ui/core';
import { TrailPanel } from '../trails/trail-panel.tsx';
import { MoveMember, type MoveMemberProps } from './move-member.tsx';
import './profile-desk.css';

/** What the desk has at a profile: its history and, for managers, the move to another community. */
export function DeskPanel({ person }: MoveMemberProps) {
  const { query } = useHost();
  const duties = useQuery(query(getAccount, {})).data?.data.duties ?? [];
  if (!hasDuty(listTrails, duties)) return null;
  return (
    <div className="st-profile-desk" lang="en">
      <Surface>
        <Stack>
          <TrailPanel userId={person.id} />
          {hasDuty(migrateMember, duties) && <MoveMember person={person} />}
        </Stack>
      </Surface>
    </div>
  );
}

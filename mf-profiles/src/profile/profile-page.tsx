import { fromPid } from 'shared-contracts/domain/pid';
import { useSession } from 'shared-contracts/host';
import { useParams } from 'shared-contracts/router';
import { MemberProfile } from './member-profile.tsx';
import './profile.css';
import './print.css';
import { Unavailable } from './unavailable.tsx';
import { VisitorProfile } from './visitor-profile.tsx';

/** /profile/:pid: the whole profile for a member, the limited one for a visitor. */
export function ProfilePage() {
  const { pid = '' } = useParams();
  const isVisitor = useSession() === null;
  const id = fromPid(pid);
  if (id === null) return <Unavailable />;
  // A new person starts from the beginning: no photo or fold of the one before.
  return isVisitor ? <VisitorProfile key={id} id={id} /> : <MemberProfile key={id} id={id} />;
}

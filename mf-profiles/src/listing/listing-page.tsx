import { useSession } from 'shared-contracts/host';
import './listing.css';
import { MemberListing } from './member-listing.tsx';
import { VisitorListing } from './visitor-listing.tsx';

/** / and /profiles: the full listing for a member, the limited one for a visitor. */
export function ListingPage() {
  return useSession() === null ? <VisitorListing /> : <MemberListing />;
}

import { sql, type Kysely } from 'api/database';

/** Half blocked by a member, half who blocked that member; some of them would stand first. */
export async function longBlockList(db: Kysely<unknown>, email: string): Promise<void> {
  await sql`
    with person as (
      (select id, false as first from profiles where gender = 'male' order by id limit 4900)
      union
      (select id, true from profiles where visible and gender = 'male'
        order by listing_score desc, id desc limit 100)
    )
    insert into blocks (blocker_id, blocked_id)
    select case when half then accounts.id else other.id end, case when half then other.id else accounts.id end
    from accounts, (select id, row_number() over (order by id) % 2 = 0 as half from person) as other
    where accounts.email = ${email}
    on conflict do nothing`.execute(db);
  await sql`vacuum (analyze) blocks`.execute(db);
}

import {
  createOrder,
  createOrderByEmail,
  getOrder,
  putOrderBuyer,
  putOrderBuyerByEmail,
  type OrderBuyer,
} from 'shared-contracts/calls/payments';
import { describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';

const t = useApp();

const buyer: OrderBuyer = {
  name: 'Asha Joshi',
  address: '12 Tilak Road, Pune',
  pin: '411030',
  state: '27',
};

const idOf = ({ body }: { body: Record<string, unknown> }) => (body['data'] as { id: string }).id;
const order = async ({ token }: TestMember) =>
  idOf(await send(t(), createOrder, { query: { amount: 49_900 } }, token));
const put = ({ token }: TestMember, id: string, change: Partial<OrderBuyer> = {}) =>
  send(t(), putOrderBuyer, { params: { id }, body: { ...buyer, ...change } }, token);
const storedOf = async (id: string) =>
  (
    await t()
      .db.selectFrom('orders')
      .select('buyer')
      .where('provider_order_id', '=', id)
      .executeTakeFirstOrThrow()
  ).buyer;

describe('the buyer of an order', () => {
  it('is stored with the order, and replaced until it is paid', async () => {
    const asha = await addMember(t());
    const id = await order(asha);
    expect(await put(asha, id)).toMatchObject({ status: 200, body: { data: buyer } });
    await put(asha, id, { pin: '४११ ०३०', gstin: ' 27aapfu0939f-1zv ' });
    expect(await storedOf(id)).toEqual({ ...buyer, gstin: '27AAPFU0939F1ZV' });
    expect(await send(t(), getOrder, { params: { id } }, asha.token)).toMatchObject({
      body: { data: { id, buyer: { ...buyer, gstin: '27AAPFU0939F1ZV' } } },
    });
    await t()
      .db.updateTable('orders')
      .set({ state: 'granted' })
      .where('provider_order_id', '=', id)
      .execute();
    expect(await put(asha, id, { name: 'Another' })).toMatchObject({
      status: 409,
      body: { code: 'payment.alreadyPaid' },
    });
    expect(await storedOf(id)).toMatchObject({ name: 'Asha Joshi' });
  });

  it.each<[string, string, Partial<Record<keyof OrderBuyer, unknown>>]>([
    ['a GSTIN with a wrong check digit', 'gstin', { gstin: '27AAPFU0939F1ZX' }],
    ['a GSTIN of another State', 'gstin', { gstin: '27AAPFU0939F1ZV', state: '30' }],
    ['a PIN of five digits', 'pin', { pin: '41103' }],
    ['a State that does not exist', 'state', { state: '28' }],
    ['no name', 'name', { name: ' ' }],
  ])('is refused at its field: %s', async (_, path, change) => {
    const asha = await addMember(t());
    const id = await order(asha);
    const reply = await put(asha, id, change as Partial<OrderBuyer>);
    expect(reply).toMatchObject({ status: 422, body: { code: 'form.invalid' } });
    expect(JSON.stringify(reply.body)).toContain(`"path":"${path}"`);
    expect(await storedOf(id)).toBeNull();
  });

  it("is nobody else's", async () => {
    const [asha, other] = [await addMember(t()), await addMember(t())];
    const id = await order(asha);
    expect(await put(other, id)).toMatchObject({ status: 404 });
  });

  it('of an order by e-mail is for whoever knows its id and address', async () => {
    const made = await send(t(), createOrderByEmail, {
      query: { amount: 49_900, email: 'invoice@example.com' },
    });
    const id = idOf(made);
    const by = (email: string) =>
      send(t(), putOrderBuyerByEmail, { params: { id }, query: { email }, body: buyer });
    expect(await by('other@example.com')).toMatchObject({ status: 404 });
    expect(await by('invoice@example.com')).toMatchObject({ status: 200 });
    expect(await storedOf(id)).toEqual(buyer);
  });
});

/** Two people, in the order in which a conversation names them. */
export function inOrder(one: string, other: string): { a_id: string; b_id: string } {
  return one < other ? { a_id: one, b_id: other } : { a_id: other, b_id: one };
}

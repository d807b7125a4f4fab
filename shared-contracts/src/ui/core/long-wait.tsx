/** A word about a wait that takes longer than 10 s; stands below what is to come, and shows by itself. */
export function LongWait({ children }: { children: string }) {
  return <p className="sp-long-wait">{children}</p>;
}

/** One mail, plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Hands mails over for delivery. */
export interface Mailer {
  /** Returns at once; a mail that cannot be delivered is logged, so that no reply's time tells of it. */
  post(mail: Mail): void;
  /** Resolves when everything posted so far was delivered or given up. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

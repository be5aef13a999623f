/** A mail ready to go: always a text part and an HTML part. */
export interface Mail {
  /** One plain address, from our own database. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What carries mails away. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

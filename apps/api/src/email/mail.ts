/** A mail ready to go: always a text part and an HTML part. */
export interface Mail {
  /** One plain address, from our own database. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The gift that it brings: the giver sees whether it left. */
  readonly giftId?: string;
  /** The invitation to a mirror that it brings: it goes with it. */
  readonly mirrorReplyId?: string;
  /** The mirror of which it tells the owner that there is something to see: it goes with what is to be seen. */
  readonly mirrorId?: string;
  /** Whom it reminds of a fingerprint of a year ago: it goes with the wish for it. */
  readonly remindedUserId?: string;
}

/** What carries mails away. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
  /** Rejects when no mail would leave. */
  check(): Promise<void>;
  close(): Promise<void>;
}

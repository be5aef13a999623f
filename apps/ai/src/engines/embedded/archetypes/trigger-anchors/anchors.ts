/** First-person sentences in which each trigger is pulled, keyed by the trigger's name. */
export type TriggerAnchors = Readonly<Record<string, readonly string[]>>;

export const REPAIR_V1 = (problems: readonly string[]): string =>
  `Your reply cannot be used:\n${problems.map((problem) => `- ${problem}`).join('\n')}\nWrite the whole JSON object again with this put right. The task and the rules are unchanged.`;

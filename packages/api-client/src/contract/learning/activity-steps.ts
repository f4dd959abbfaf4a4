/** A step of an activity: a line of its text that can be ticked. */
export interface ActivityStep {
  readonly text: string;
  readonly done: boolean;
}

// A task of a Markdown list: `- [x] Read the first chapter`.
const task = /^(\s*[-*]\s+\[)([ xX])(\]\s+)(\S.*)$/;

/** The steps written in an activity's text, in their order. */
export function activitySteps(content: string | null): ActivityStep[] {
  return (content ?? '').split('\n').flatMap((line) => {
    const [, , mark, , text] = task.exec(line) ?? [];
    return text === undefined ? [] : [{ text: text.trim(), done: mark !== ' ' }];
  });
}

/** The text with one of its steps ticked or not; as it was where it has no such step. */
export function withStep(content: string, at: number, done: boolean): string {
  let step = -1;
  return content
    .split('\n')
    .map((line) => {
      const parts = task.exec(line);
      if (!parts) return line;
      step += 1;
      const [, start, , end, text] = parts;
      return step === at ? `${start}${done ? 'x' : ' '}${end}${text}` : line;
    })
    .join('\n');
}

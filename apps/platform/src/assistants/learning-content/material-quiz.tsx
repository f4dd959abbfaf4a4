import { Assessment } from '../shared/quiz/assessment';
import type { Question } from '../shared/quiz/question';

interface MaterialQuizProps {
  items: readonly Question[];
  draftKey: string | undefined;
}

/** The quiz of a material, as a training has it. */
export const MaterialQuiz = (props: MaterialQuizProps) => (
  <Assessment {...props} none="study.questions.none" />
);

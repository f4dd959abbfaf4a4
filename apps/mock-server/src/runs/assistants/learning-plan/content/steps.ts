import type { StepContents } from '../../../../models/offline/content.js';

/** The offline content of a plan: the same method for every topic, in words about it. */
export const steps: StepContents = {
  goals: { goals: { each: 'aims', say: 'content.learning-plan.goal.{aim}' } },
  activities: {
    stages: {
      each: 'stages',
      say: {
        name: 'content.learning-plan.stage.{key}',
        about: 'content.learning-plan.stage.{key}.about',
      },
    },
    modules: { each: 'modules', say: 'content.learning-plan.module.{key}' },
    activities: {
      each: 'activities',
      say: {
        title: 'content.learning-plan.activity.{key}',
        steps: ['content.learning-plan.activity.{key}.steps'],
      },
    },
  },
};

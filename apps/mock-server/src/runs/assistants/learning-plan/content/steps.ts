import type { StepContents } from '../../../../models/offline/content.js';

/** The offline content of a plan: the same method for every topic, in words about it. */
export const steps: StepContents = {
  goals: { goals: { each: 'aims', say: 'content.learningPlan.goal.{aim}' } },
  activities: {
    stages: {
      each: 'stages',
      say: {
        name: 'content.learningPlan.stage.{key}',
        about: 'content.learningPlan.stage.{key}.about',
      },
    },
    modules: { each: 'modules', say: 'content.learningPlan.module.{key}' },
    activities: {
      each: 'activities',
      say: {
        title: 'content.learningPlan.activity.{key}',
        steps: ['content.learningPlan.activity.{key}.steps'],
      },
    },
  },
};

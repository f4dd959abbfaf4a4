import { bounds } from '../bounds.js';
import { runResultSchema, taskBodySchema } from '../entities/task.js';
import { defineAssistant } from './assistant.js';

/** A team of the person's own agents under a coordinator; the run every other one is a kin of. */
export const collaboration = defineAssistant({
  id: 'collaboration',
  area: 'agents',
  path: '/agents',
  request: taskBodySchema,
  reads: ['title', 'description'],
  steps: [
    { id: 'frame', role: 'coordinator', layer: 'comprehension', tools: ['brief.read'] },
    {
      id: 'contribute',
      role: 'domain_expert',
      layer: 'reasoning',
      forEach: 'agentsInvolved',
      optional: 'each',
      searches: true,
    },
    { id: 'merge', role: 'coordinator', layer: 'reflection' },
    { id: 'result', role: 'coordinator', layer: 'decision', writesResult: true },
  ],
  result: runResultSchema,
  records: [],
  cost: { base: 0 },
  timeoutSeconds: bounds.timeoutSeconds.max,
});

export {
  createMockTransport,
  type MockTransport,
  type MockTransportOptions,
} from './mock-transport.js';
export { mswHandlers } from './msw-handlers.js';
export {
  readScenarioInput,
  ScenarioInputError,
  scenarioInputs,
  scenarioMoment,
  type ScenarioInput,
} from '../scenarios/scenario-input.js';
export { scenarioDefinitions, scenarios, type Scenario } from '../scenarios/scenarios.js';

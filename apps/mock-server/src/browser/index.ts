export {
  createMockTransport,
  type MockTransport,
  type MockTransportOptions,
} from './mock-transport.js';
export { mswHandlers } from './msw-handlers.js';
export { scenarios, type Scenario } from './scenarios.js';

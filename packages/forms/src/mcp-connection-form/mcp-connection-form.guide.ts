import { layoutGuide } from '../form-guide.js';
import { mcpConnectionLayout } from './mcp-connection-form.js';

export const guide = await layoutGuide('mcpConnection', mcpConnectionLayout, {
  status: 'experimental',
  purpose:
    'Connects a server of tools (MCP): at an address, or as a program on the server’s computer. Which fields are asked for follows from that.',
});

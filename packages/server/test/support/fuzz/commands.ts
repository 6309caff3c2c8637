/** Every kind of step. A new route or event is one entry in one of these lists, and what follows from it in the model. */
import type { Command } from './choices';
import { hostCommands } from './host';
import { packetCommands } from './packets';
import { restCommands } from './rest';

export const commands: Readonly<Record<string, Command>> = { ...restCommands, ...hostCommands, ...packetCommands };

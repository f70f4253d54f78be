/** A source whose refusals and outages the page around hears of; of an outage before it is loaded, first-call.ts reports. */
import type { Emit } from '../../../runtime/element-port.ts';
import { outageWatch } from '../../../shared/client/outage.ts';
import { reportingClient } from '../../../shared/client/reporting-client.ts';
import type { Source } from './source.ts';

export function reportedSource(source: Source, emit: Emit): Source {
  const watch = outageWatch(emit);
  return {
    ...source,
    bank: reportingClient(source.bank, emit, [], watch),
    save: async (...saved) => watch(async () => source.save(...saved)),
    submit: async (...sent) => watch(async () => source.submit(...sent)),
  };
}

import { FACTS } from '@lf/domain/messages/landing';
import { useEffect, useState } from 'react';
import { getRuntimeConfig } from '../../lib/runtime-config.ts';
import { costsOf } from './costs.ts';

interface Offer {
  readonly costs: string;
  readonly supportEmail: string;
}

/** As in the page that arrived; what this server charges comes with its configuration. */
const UNKNOWN: Offer = { costs: FACTS.costs.free, supportEmail: '' };

export function useOffer(): Offer {
  const [offer, setOffer] = useState(UNKNOWN);
  useEffect(() => {
    void getRuntimeConfig().then((config) => setOffer({ costs: costsOf(config), supportEmail: config.supportEmail }));
  }, []);
  return offer;
}

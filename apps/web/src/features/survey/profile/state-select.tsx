import { useEffect, useState } from 'react';
import { loadRegions } from '@lf/domain/countries';
import { PROFILE_MESSAGES } from '@lf/domain/messages/survey-opening';
import { Select } from '../../../components/ui/select.tsx';

interface StateSelectProps {
  readonly country: string;
  readonly state: string;
  readonly onChange: (state: string) => void;
}

interface Loaded {
  readonly country: string;
  /** Undefined: the list did not come. */
  readonly regions: readonly string[] | undefined;
}

/** The states of the chosen country; the list comes when a country is chosen. */
export function StateSelect({ country, state, onChange }: StateSelectProps) {
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    let stale = false;
    if (country === '') return undefined;
    loadRegions(country).then(
      (regions) => !stale && setLoaded({ country, regions }),
      // Without the list the question cannot be asked; the person goes on without it.
      () => !stale && setLoaded({ country, regions: undefined }),
    );
    return () => {
      stale = true;
    };
  }, [country]);

  const here = loaded?.country === country ? loaded : undefined;
  const regions = here?.regions;
  const failed = here !== undefined && regions === undefined;
  const empty = country !== '' && regions?.length === 0;
  // What was chosen stays visible while its list is on the way.
  const options = regions ?? (state === '' ? [] : [state]);
  return (
    <Select
      label={PROFILE_MESSAGES.state}
      placeholder={country === '' ? 'Choose a country first' : empty ? PROFILE_MESSAGES.noStates : 'Please choose'}
      options={options}
      value={state}
      disabled={country === '' || options.length === 0}
      hint={failed ? PROFILE_MESSAGES.statesFailed : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

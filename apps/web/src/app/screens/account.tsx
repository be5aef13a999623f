import type { License } from '@lf/contract/licenses';
import { ACCOUNT_MESSAGES } from '@lf/domain/messages/account';
import { useCallback, useEffect, useState } from 'react';
import { fillPath } from '../../lib/router/match-path.ts';
import { useSearchParams } from '../../lib/router/router.tsx';
import { useNavigate } from '../../lib/router/use-navigate.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Banner } from '../../components/ui/banner.tsx';
import { LateCode } from '../../components/layout/late-code.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { WaitingPlace } from '../../components/ui/waiting-place.tsx';
import { AccessCodeForm } from '../../features/account/access-code-form.tsx';
import { licensesKey, useLicenses } from '../../features/account/api/list-licenses.ts';
import { KeyList } from '../../features/account/key-list.tsx';
import { hasNext } from '../../features/account/next-first.ts';
import { NO_NOTICE, refusal, success, type Notice } from '../../features/account/notice.ts';
import { OwnData } from '../../features/account/own-data.tsx';
import { Profile } from '../../features/account/profile.tsx';
import { Receipts } from '../../features/account/receipts.tsx';
import { WaitingGifts } from '../../features/account/waiting-gifts.tsx';
import { usePaymentReturn } from '../../features/account/use-payment-return.ts';
import { useLogOut } from '../../features/auth/use-log-out.ts';
import { useCheckout } from '../../features/purchase/use-checkout.ts';
import { usePrices } from '../../features/purchase/use-prices.ts';
import { EmailNotice } from '../../features/settings/email-notice.tsx';
import { forgetBrought, readBrought } from '../../lib/brought.ts';
import { later } from '../../lib/later.ts';
import { selectLicense } from '../../lib/session.ts';
import { useSession } from '../../lib/use-session.ts';
import { paths } from '../paths.ts';
import { Shell } from '../shell.tsx';
import styles from './account.module.css';

/** Drawing a fingerprint takes code that most visits do without. */
const finishedFingerprints = later(() => import('../../features/result/finished-fingerprints.tsx'));
const sideBySides = later(() => import('../../features/side-by-side/side-by-sides.tsx'));

/** What was just done elsewhere, by the name that it has in the address. */
const ANNOUNCED = [
  ['claimed', ACCOUNT_MESSAGES.claimed],
  ['ended', ACCOUNT_MESSAGES.sideBySideEnded],
] as const;

export default function AccountScreen() {
  const user = useSession()?.user;
  const logOut = useLogOut();
  const navigate = useNavigate();
  const search = useSearchParams();
  const queries = useQueryClient();
  const told = ANNOUNCED.find(([name]) => search.has(name))?.[1];
  const [code] = useState(() => readBrought('code', user?.id));
  const [asked] = useState(() => readBrought('with', user?.id));
  useEffect(() => forgetBrought('code'), []);
  const [notice, setNotice] = useState<Notice>(told === undefined ? NO_NOTICE : success(told));
  usePaymentReturn(setNotice);
  useEffect(() => {
    // Said once: a reload need not say it again.
    if (told !== undefined) navigate(paths.account, { replace: true });
  }, [told, navigate]);
  const checkout = useCheckout((error) => setNotice(refusal(error)));
  const hasPrices = usePrices().tiers !== null;
  const keys = useLicenses().data?.result;
  // Decided once a visit: what has the focus does not move under it.
  const [isKeysFirst, setKeysFirst] = useState<boolean>();
  if (isKeysFirst === undefined && keys !== undefined) setKeysFirst(hasNext(keys));
  const finished = keys?.filter(({ gift, status }) => gift === undefined && status === 'completed').length ?? 0;
  const close = useCallback(() => setNotice(NO_NOTICE), []);
  if (user === undefined) return null;

  const open = (license: License) => {
    selectLicense(user.id, license.code, license.status);
    navigate(
      license.status === 'completed'
        ? fillPath(paths.publicFingerprint, { licenseCode: license.code })
        : paths.surveyStart,
    );
  };
  const accessCode = (
    <Card key="code">
      <AccessCodeForm
        initial={code}
        onNotice={setNotice}
        onRedeemed={() => queries.invalidateQueries({ queryKey: licensesKey })}
      />
    </Card>
  );
  const keyList = <KeyList key="keys" userId={user.id} onOpen={open} onNotice={setNotice} />;
  return (
    <Shell>
      <Profile user={user} settings={paths.settings} onLogOut={logOut} />
      {user.emailConfirmed === false && <EmailNotice />}
      <Banner {...notice} onClose={close} />
      <WaitingGifts email={user.email} onNotice={setNotice} />
      {isKeysFirst === false ? [accessCode, keyList] : [keyList, accessCode]}
      {finished > 0 && (
        <LateCode code={finishedFingerprints} waitsForIdle waiting={<WaitingPlace />}>
          {({ default: FinishedFingerprints }) => (
            <FinishedFingerprints
              resultAt={(code) => fillPath(paths.publicFingerprint, { licenseCode: code })}
              overTime={paths.overTime}
            />
          )}
        </LateCode>
      )}
      {(finished > 0 || asked !== undefined) && (
        <LateCode code={sideBySides} waitsForIdle waiting={<WaitingPlace />}>
          {({ default: SideBySides }, takesFocus) => <SideBySides asked={asked} takesFocus={takesFocus} />}
        </LateCode>
      )}
      <div className={styles.purchase}>
        <Button
          loading={checkout.opening}
          onClick={() => (hasPrices ? navigate(paths.purchaseQuantity) : void checkout.open())}
        >
          {ACCOUNT_MESSAGES.purchaseNewKey}
        </Button>
      </div>
      <Receipts keysAt={(orderId) => `${paths.purchaseCompletion}?order=${orderId}`} onNotice={setNotice} />
      <OwnData userId={user.id} onNotice={setNotice} />
    </Shell>
  );
}

import { useEffect } from 'react';
import { Route, Routes } from 'react-router';
import { AdministrationScreen } from './administration/administration-screen.tsx';
import { ApprovalsScreen } from './approvals/approvals-screen.tsx';
import { AuditScreen } from './audit/audit-screen.tsx';
import { BatchScreen } from './batch/batch-screen.tsx';
import { CameraScreen } from './capture/camera-screen.tsx';
import { CaptureScreen } from './capture/capture-screen.tsx';
import { ScanScreen } from './capture/scan-screen.tsx';
import { keepDrafts, restoreDrafts } from './capture/draft-keeper.ts';
import { draftFiles } from './capture/draft.ts';
import { Redirect } from './elements/redirect.tsx';
import { useSignedIn } from './connection/session.ts';
import { FaceScreen } from './face/face-screen.tsx';
import { FirstDayScreen } from './first-day/first-day-screen.tsx';
import { CasesScreen } from './history/cases-screen.tsx';
import { Home } from './home/home.tsx';
import { OnboardingScreen } from './onboarding/onboarding-screen.tsx';
import { ProcessingScreen } from './processing/processing-screen.tsx';
import { RegistryScreen } from './registry/registry-screen.tsx';
import { AlertsScreen } from './screening/alerts-screen.tsx';
import { CustomerFilesScreen } from './screening/customer-files-screen.tsx';
import { ScreeningScreen } from './screening/screening-screen.tsx';
import { homeOf } from './connection/home-of.ts';
import { Needs } from './shell/needs.tsx';
import { may } from '../contract/permissions.ts';
import { Shell } from './shell/shell.tsx';
import { StepTitleProvider } from './shell/step-title.tsx';
import { CaseScreen } from './workspace/case-screen.tsx';

/** Every place of the counter. */
export function CounterRoutes() {
  const { operator } = useSignedIn();
  useEffect(() => {
    if (!may(operator.role, 'cases.work')) return;
    // What the station kept comes back with the next change or reload when it cannot be fetched now.
    if (draftFiles.belongsTo(operator.id)) void restoreDrafts(operator.id).catch(() => undefined);
    return keepDrafts();
  }, [operator.id, operator.role]);
  return (
    <StepTitleProvider>
      <Routes>
        <Route element={<Shell />}>
          <Route
            index
            element={may(operator.role, 'cases.work') ? <Home /> : <Redirect to={homeOf(operator.role)} />}
          />
          <Route element={<Needs need="cases.work" />}>
            <Route path="verify" element={<CaptureScreen />} />
            <Route path="verify/camera" element={<CameraScreen />} />
            <Route path="verify/scan" element={<ScanScreen />} />
            <Route path="verify/run/:id" element={<ProcessingScreen />} />
            <Route path="batch" element={<BatchScreen />} />
            <Route path="screening" element={<ScreeningScreen />} />
            <Route path="screening/alerts" element={<AlertsScreen />} />
            <Route path="registry" element={<RegistryScreen />} />
            <Route path="onboarding/:subject" element={<OnboardingScreen />} />
            <Route path="face-check" element={<FaceScreen />} />
          </Route>
          <Route path="onboarding/:subject/:id" element={<OnboardingScreen />} />
          <Route element={<Needs need="cases.approve" />}>
            <Route path="screening/customers" element={<CustomerFilesScreen />} />
            <Route path="approvals" element={<ApprovalsScreen />} />
          </Route>
          <Route path="cases" element={<CasesScreen />} />
          <Route path="cases/:id" element={<CaseScreen />} />
          <Route element={<Needs need="audit.read" />}>
            <Route path="audit" element={<AuditScreen />} />
          </Route>
          <Route element={<Needs need="settings.change" />}>
            <Route path="first-day" element={<FirstDayScreen />} />
          </Route>
          <Route element={<Needs need="data.backup" />}>
            <Route path="administration" element={<AdministrationScreen />} />
            <Route path="administration/:section" element={<AdministrationScreen />} />
          </Route>
          {/* The address that the first start printed, once its person is known. */}
          <Route path="set-up/*" element={<Redirect to="/first-day" />} />
          <Route path="*" element={<Redirect to="/" />} />
        </Route>
      </Routes>
    </StepTitleProvider>
  );
}

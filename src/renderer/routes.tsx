import { useEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { CameraScreen } from './capture/camera-screen.tsx';
import { CaptureScreen } from './capture/capture-screen.tsx';
import { draftFiles } from './capture/draft.ts';
import { useSignedIn } from './connection/session.ts';
import { CasesScreen } from './history/cases-screen.tsx';
import { Home } from './home/home.tsx';
import { ProcessingScreen } from './processing/processing-screen.tsx';
import { Shell } from './shell/shell.tsx';
import { StepTitleProvider } from './shell/step-title.tsx';
import { CaseScreen } from './workspace/case-screen.tsx';

/** Every place of the counter. */
export function CounterRoutes() {
  const { operator } = useSignedIn();
  useEffect(() => draftFiles.belongsTo(operator.id), [operator.id]);
  return (
    <StepTitleProvider>
      <Routes>
        <Route element={<Shell />}>
          <Route index element={<Home />} />
          <Route path="verify" element={<CaptureScreen />} />
          <Route path="verify/camera" element={<CameraScreen />} />
          <Route path="verify/run/:id" element={<ProcessingScreen />} />
          <Route path="cases" element={<CasesScreen />} />
          <Route path="cases/:id" element={<CaseScreen />} />
          <Route path="*" element={<Navigate to="/" replace />} />
        </Route>
      </Routes>
    </StepTitleProvider>
  );
}

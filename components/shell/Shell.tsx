'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { type ComponentProps, type CSSProperties, type ReactNode, useMemo, useState } from 'react';
import { Feedback } from '@/components/dialogs/Feedback';
import { UploadDock } from '@/components/media/upload/UploadDock';
import { Shortcuts } from '@/components/shortcuts/Shortcuts';
import { TabBar } from '@/components/tabs/bar/TabBar';
import { TabEffects } from '@/components/tabs/TabEffects';
import { TabHost } from '@/components/tabs/TabHost';
import { TabsProvider } from '@/components/tabs/tabs-context';
import { paletteVar } from '@/components/theme/css-vars';
import { frame } from '@/components/theme/tokens';
import { type Identity, IdentityProvider, useIdentity, useOwner } from '@/components/viewer/IdentityContext';
import { type Viewer, ViewerProvider } from '@/components/viewer/viewer-context';
import { leaves, type RouteViewer } from '@/lib/navigation/derive';
import type { RouteNode } from '@/lib/navigation/route-node';
import { useSetting } from '@/lib/settings/use-settings';
import { FirstAnswers } from './FirstAnswers';
import { MapProvider } from './MapContext';
import { Sidebar } from './menu/Sidebar';
import { Navbar } from './navbar/Navbar';
import { useDrawScreen } from './screen/use-draw-screen';
import { PasswordDue } from './session/PasswordDue';
import { PlanNotice } from './session/PlanNotice';
import { RightsBanner } from './session/RightsBanner';
import { SessionLock } from './session/SessionLock';
import { useAccountWatch } from './session/use-account-watch';
import { noticeRoom, useNoticeRoom } from './session/use-notice-room';

interface ShellProps {
  viewer: RouteViewer & Identity & Pick<Viewer, 'plan'>;
  /** The permitted part of the route table, computed on the server. */
  routes: readonly RouteNode[];
  /** What the server read of the page that is opened. */
  answers: ComponentProps<typeof FirstAnswers>['answers'];
  children: ReactNode;
}

/** The console's frame: sidebar, navbar and the page. */
export function Shell({ viewer, routes, answers, children }: ShellProps) {
  const forScreens = useMemo(
    () => ({
      storeId: viewer.storeId,
      account: viewer.account,
      name: viewer.name,
      avatar: viewer.avatar,
      permissions: [...viewer.permissions],
      auths: [...viewer.auths],
      plan: viewer.plan,
      paths: leaves(routes).map((node) => node.path),
    }),
    [viewer, routes],
  );
  return (
    <ViewerProvider viewer={forScreens}>
      <IdentityProvider identity={viewer}>
        <MapProvider routes={routes}>
          <Feedback>
            <TabsProvider routes={routes} owner={viewer}>
              <Shortcuts>
                <FirstAnswers answers={answers}>
                  <Frame>{children}</Frame>
                </FirstAnswers>
              </Shortcuts>
            </TabsProvider>
          </Feedback>
        </MapProvider>
      </IdentityProvider>
    </ViewerProvider>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const translate = useTranslations('shell');
  const accountState = useAccountWatch(useOwner());
  const fixed = useSetting('fixedHeader');
  const withTabs = useSetting('tagsView');
  const draw = useDrawScreen();
  const room = useNoticeRoom();
  const [passwordDue, setPasswordDue] = useState(useIdentity().mustChangePassword);
  return (
    <>
      <Columns inert={accountState === 'other' || accountState === 'out'}>
        <SkipLink href="#content">{translate('skip')}</SkipLink>
        <Sidebar />
        <Column ref={room.column} style={headHeight(fixed, withTabs)}>
          <Top data-fixed={fixed}>
            <Navbar />
            {withTabs && <TabBar />}
            <div ref={room.notices}>
              <RightsBanner />
              <PlanNotice />
            </div>
          </Top>
          <Content id="content" tabIndex={-1}>
            {passwordDue ? <PasswordDue onChanged={() => setPasswordDue(false)} /> : <TabHost draw={draw}>{children}</TabHost>}
          </Content>
        </Column>
      </Columns>
      <TabEffects />
      <UploadDock />
      <SessionLock accountState={accountState} />
    </>
  );
}

/** How much of the window stays covered by the head while a page is scrolled; what sticks below it reads it. */
const headHeight = (fixed: boolean, withTabs: boolean) =>
  ({ '--head-height': fixed ? `calc(${frame.navbar + (withTabs ? frame.tabStrip : 0)}px + var(--notices, 0px))` : '0px' }) as CSSProperties;

const Columns = styled('div')({
  display: 'flex',
  minHeight: '100dvh',
  '[data-maximised] & > aside': { display: 'none' },
  // On paper stands the page without its frame.
  '@media print': { display: 'block', '& > aside': { display: 'none' } },
});
const Column = styled('div')({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, ...noticeRoom });
const Top = styled('div')(({ theme }) => ({
  '&[data-fixed="true"]': { position: 'sticky', top: 0, zIndex: theme.zIndex.appBar },
  // After the rule of what sticks, which is the stronger one.
  '@media print': { '&&': { display: 'none' } },
}));
const Content = styled('main')(({ theme }) => ({
  flex: 1,
  width: '100%',
  minWidth: 0,
  maxWidth: frame.contentMax,
  margin: '0 auto',
  padding: frame.pagePadding,
  outline: 0,
  // What the Tab key leads to comes out from under the head (WCAG 2.4.11).
  '& :is(a, button, input, textarea, select, [tabindex])': { scrollMarginTop: 'calc(var(--head-height, 0px) + 12px)' },
  [theme.breakpoints.down('sm')]: { padding: frame.pagePaddingNarrow },
}));
const SkipLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '6px 12px',
  borderRadius: 6,
  color: paletteVar('primary-contrastText'),
  backgroundColor: paletteVar('primary-main'),
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

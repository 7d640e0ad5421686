import type { ComponentType } from 'react';
import type { RouteParams } from '@/lib/navigation/match';
import type { ScreenPath } from '@/lib/navigation/table';

/** What a screen is given: the values of its path's `:name` segments. */
export interface ScreenProps {
  params: RouteParams;
}

/** How a screen is fetched, and which message sections it needs beyond the base ones (lib/messages/load.ts). */
export interface ScreenEntry {
  readonly load: () => Promise<{ default: ComponentType<ScreenProps> }>;
  readonly sections: readonly string[];
}

/** What the shared parts of a list screen say. */
const ofLists = ['common', 'enums', 'form', 'list', 'page'] as const;

/** Every screen that is built, by its path; the others say that they are not there yet. */
export const screens: Readonly<Partial<Record<ScreenPath, ScreenEntry>>> = {
  '/dashboard': {
    load: () => import('./dashboard/DashboardScreen').then((m) => ({ default: m.DashboardScreen })),
    sections: ['dashboard'],
  },
  '/member/memberList': {
    load: () => import('./member/MemberList').then((m) => ({ default: m.MemberList })),
    sections: ['member', 'ledger', 'media', ...ofLists],
  },
  '/member/pointRecord': {
    load: () => import('./member/LedgerList').then((m) => ({ default: m.PointRecordList })),
    sections: ['member', 'ledger', 'media', ...ofLists],
  },
  '/member/balanceRecord': {
    load: () => import('./member/LedgerList').then((m) => ({ default: m.BalanceRecordList })),
    sections: ['member', 'ledger', 'media', ...ofLists],
  },
  '/member/memberLevel': {
    load: () => import('./member/MemberLevelList').then((m) => ({ default: m.MemberLevelList })),
    sections: ['memberLevel', 'media', ...ofLists],
  },
  '/member/distributorList': {
    load: () => import('./member/DistributorList').then((m) => ({ default: m.DistributorList })),
    sections: ['distributor', 'media', ...ofLists],
  },
  '/member/distributor': {
    load: () => import('./member/DistributorLevelList').then((m) => ({ default: m.DistributorLevelList })),
    sections: ['distributorLevel', 'media', ...ofLists],
  },
  '/member/applyDistributorList': {
    load: () => import('./member/DistributorApplyList').then((m) => ({ default: m.DistributorApplyList })),
    sections: ['distributorApply', 'distributor', 'media', ...ofLists],
  },
  '/system/systemRolesList': {
    load: () => import('./system/RoleList').then((m) => ({ default: m.RoleList })),
    sections: ['role', 'permission', ...ofLists],
  },
  '/system/systemUserList': {
    load: () => import('./system/UserList').then((m) => ({ default: m.UserList })),
    sections: ['administrator', ...ofLists],
  },
  '/parameter/systemSetting': {
    load: () => import('./parameter/SystemSettingScreen').then((m) => ({ default: m.SystemSettingScreen })),
    sections: ['storeInfo', 'enums', 'media', 'map', 'form', 'common'],
  },
};

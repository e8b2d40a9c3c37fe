; The installer of bjdesk for Windows, for one user, without an administrator.
; Not built here: there is no Windows on the machine where bjdesk is made. It wants NSIS 3 and the folder that
; packaging/freeze.py makes:
;   python packaging/windows/version.py packaging/windows
;   python packaging/freeze.py
;   makensis /DVERSION=0.1.0 packaging\windows\bjdesk.nsi

Unicode true
!include MUI2.nsh

Name "bjdesk"
OutFile "..\..\dist\bjdesk-${VERSION}-setup.exe"
InstallDir "$LOCALAPPDATA\Programs\bjdesk"
InstallDirRegKey HKCU "Software\bjdesk" "folder"
RequestExecutionLevel user
SetCompressor /SOLID lzma

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\bjdesk"
!define MUI_ICON "bjdesk.ico"
!define MUI_UNICON "bjdesk.ico"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "$INSTDIR\bjdesk.exe"
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Swedish"
!insertmacro MUI_LANGUAGE "Dutch"
!insertmacro MUI_LANGUAGE "Czech"

Section "bjdesk"
  ; An older version goes first, so that none of its files stays among the new ones.
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "..\..\build\frozen\bjdesk\*.*"
  CreateShortcut "$SMPROGRAMS\bjdesk.lnk" "$INSTDIR\bjdesk.exe"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "Software\bjdesk" "folder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "bjdesk"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\bjdesk.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The bjdesk authors"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

Section "Uninstall"
  ; The player's data, in %LOCALAPPDATA%\bjdesk, are kept.
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\bjdesk.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\bjdesk.lnk"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\bjdesk"
SectionEnd

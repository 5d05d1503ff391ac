// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminCreditNote: '5c6109a219d983d6fe2eb7467dfe129025c16bc9348d7b933b21e6bf7803903e',
  AdminCreditNoteList: 'f07924919c9c3dadeecc60fccdc8120af02c0b3d05f691089c0bb91b0d3d612b',
  AdminCreditNoteNames: 'c9bc5243dfb8d9ceabe0be345305dacd2fc5ceeeb35e8e0ae725ce97e9e7d07d',
  AdminCreateCreditNote: '2585462cd6a14e07c1050a75924e9defe32ac1a9ab1aa461025930c797b5d3ad',
  AdminUpdateCreditNote: '13681f9dd7f6bef0c15096138254c2e1867086020f78e3a46a36dc23cc662023',
  AdminUpdateCreditNoteList: '31d3a37927a4712b7d2c6ca5a7b747faac4c7ead30bf61fedc48ae5987f8f6d4',
  AdminDeleteCreditNote: '578238ec9518973461e5fdf44db024dbbd6837b865549245be1ee8937bec14e2',
  AdminDeleteCreditNoteList: 'fdf867c7c6461c2e9bc84f3050fdf00992ab0e40635882ad39837dfa2687f873',
  AdminSendCreditNote: '54313e0ddc71d3a7e8219df68f15744d727bc2ad7dd8abf76b638961e3a37d1f',
} as const;

// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminInvoice: 'f3858bebc700c2971fd8e36d7eed321b45ea13de7274dae042990c5b7e3f015b',
  AdminInvoiceList: '753fbe2814a1e5e69f9edc5b24f3c457462542f09fa980c00a1e7efe692898a8',
  AdminInvoiceNames: '4471bb386461fce3b49de03d8bf4ee85afcb043e9d45b6a9145519ec0ebd5672',
  AdminCreateInvoice: '18f1c89ea31ba3fd1a7cec43693416463e2e26e914d889dfa70650a78ad3b312',
  AdminUpdateInvoice: 'b284c1912f71d945736a65f91a4e196fdd9e4b968a7f98f39d55a08bfbdd5837',
  AdminUpdateInvoiceList: 'f7ddeab510bcfa9b6e65844827745d9c70deaf526bedfda16e4376af0345dca7',
  AdminDeleteInvoice: '7628772c5d0cbfd577f5f7b8e55b884255889a009cc922ff55d25af4fb5e986d',
  AdminDeleteInvoiceList: '93eb6f972dba90fdfa02d3da48e73f28233c3f94238ee61efab03e948de19b99',
  AdminIssueInvoice: '56e7f22361aaf1e922bfbc731e5b7eb0801ac0d9fd22913f0719b271fbd627b8',
  AdminSendInvoice: '3fd971d969a95d551208adb0511b5c3c9cf3ffa26b2ac6150caeb175b1a6d6b2',
  AdminRenewInvoiceDocument: 'f832ae7cf077132ec63ba2263595fd17925cbb0ca3f5a8b5044b8290fc252e94',
  AdminPayInvoice: '6d3addc73e32d2510e152648ca1ce66afa967199eeadfea52d15d50380b531df',
} as const;

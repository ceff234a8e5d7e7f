import { Box, chakra } from "@chakra-ui/react";
import type { IdentityPair } from "../../../domain/customers";
import { formatCustomerQr } from "../../../domain/customer-qr";
import { useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { QrCode } from "../../kit/print/QrCode";
import { customerQrText } from "./customer-qr.text";

/** The two typed numbers as a QR code, drawn in the browser: it is neither stored nor sent. */
export function CustomerQr({ pair }: { pair: IdentityPair }) {
  const t = useText(customerQrText);
  return (
    <Card textAlign="center">
      <Box w="14rem" maxW="full" mx="auto">
        <QrCode text={formatCustomerQr(pair)} label={t("label")} w="full" borderWidth="1px" />
      </Box>
      <chakra.p mt="3" maxW="text" mx="auto" fontSize="sm" color="fg.muted">
        {t("help")}
      </chakra.p>
    </Card>
  );
}
